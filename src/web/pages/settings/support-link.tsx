// The address for questions, where the installation has one. Without one nothing stands here.

export function SupportLink({ address }: { address: string | null }) {
	if (!address) return null;
	return (
		<>
			{" "}
			<a
				href={`mailto:${address}`}
				className="text-accent underline underline-offset-4"
			>
				{address}
			</a>
		</>
	);
}
