// Everybody who has an account: counted, searched, filtered, in pages; and what an administrator can do for each.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import {
	PEOPLE_PAGE_SIZES,
	type PeoplePage,
	PeopleQuery,
	type Person,
	peopleCalls,
} from "../../../../api/admin-people.ts";
import { askFile } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, Chip } from "../../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { dayOf } from "../../../when.ts";
import { useAddressSearch } from "../address-search.ts";
import { ADMIN_KEY, peopleQuery } from "../admin-queries.ts";
import { ExportButton } from "../export-button.tsx";
import { count } from "../numbers.ts";
import {
	cell,
	NotLoaded,
	Pager,
	PickAtOnce,
	row,
	SearchBox,
	Stat,
	Stats,
	Table,
} from "../parts.tsx";
import { planWords, roleWords } from "../stored-names.ts";
import { Invitations } from "./invitations.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import {
	AddDialog,
	EditDialog,
	FindDialog,
	RemoveDialog,
} from "./person-dialogs.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { Requests } from "./requests.tsx";

const columns = {
	Name: "name",
	Email: "email",
	Role: "role",
	"User ID": "id",
	Joined: "joined",
} as const;

type Open =
	| { dialog: "add" | "find" | "invite" }
	| { dialog: "edit" | "remove"; person: Person }
	| null;

export function UsersPage() {
	const { add } = useSearch({ strict: false }) as { add?: string };
	const [search, change] = useAddressSearch(PeopleQuery);
	const [open, setOpen] = useState<Open>(add ? { dialog: "add" } : null);
	const asked = useDeferredValue(search);
	const { data, error, refetch, isFetching } = useQuery(peopleQuery(asked));
	const queries = useQueryClient();
	const changed = () => {
		setOpen(null);
		void queries.invalidateQueries({ queryKey: [ADMIN_KEY] });
	};
	return (
		<Page>
			<PageTitle title="User Management" />
			<PageHead
				title="User Management"
				actions={
					<Actions search={search} onOpen={setOpen}>
						<Button busy={isFetching} onClick={() => void refetch()}>
							Refresh
						</Button>
					</Actions>
				}
			/>
			{data && <Cards counts={data.counts} />}
			<Requests />
			<Invitations />
			<search className="mb-4 flex flex-wrap gap-3">
				<SearchBox
					label="Search by name, email or ID"
					value={search.search}
					onChange={(text) => change({ search: text })}
				/>
				<PickAtOnce
					label="Role"
					value={search.role}
					options={[["all", "All roles"], ...Object.entries(roleWords)]}
					onPick={(role) => change({ role: role as PeopleQuery["role"] })}
				/>
			</search>
			{data && !error ? (
				<Found
					data={data}
					search={search}
					onChange={change}
					onOpen={setOpen}
					onChanged={changed}
				/>
			) : (
				<NotLoaded
					error={error}
					title="Error loading users"
					onRetry={() => void refetch()}
				/>
			)}
			<Dialogs open={open} onOpen={setOpen} onChanged={changed} />
		</Page>
	);
}

type ActionsProps = {
	search: PeopleQuery;
	onOpen: (open: Open) => void;
	children: React.ReactNode;
};

function Actions({ search, onOpen, children }: ActionsProps) {
	return (
		<>
			{children}
			<Button onClick={() => onOpen({ dialog: "find" })}>
				Search by Email
			</Button>
			<ExportButton
				ask={() =>
					askFile(peopleCalls.export, {
						query: { search: search.search, role: search.role },
					})
				}
			>
				Export CSV
			</ExportButton>
			<Button onClick={() => onOpen({ dialog: "invite" })}>
				Invite by Email
			</Button>
			<Button kind="primary" onClick={() => onOpen({ dialog: "add" })}>
				Add User
			</Button>
		</>
	);
}

type DialogsProps = {
	open: Open;
	onOpen: (open: Open) => void;
	onChanged: () => void;
};

function Dialogs({ open, onOpen, onChanged }: DialogsProps) {
	const both = { onClose: () => onOpen(null), onChanged };
	switch (open?.dialog) {
		case undefined:
			return null;
		case "add":
			return <AddDialog {...both} />;
		case "invite":
			return <InviteDialog {...both} />;
		case "find":
			return <FindDialog {...both} onOpen={onOpen} />;
		case "edit":
			return <EditDialog {...both} person={open.person} />;
		case "remove":
			return <RemoveDialog {...both} person={open.person} />;
	}
}

function Cards({ counts }: Pick<PeoplePage, "counts">) {
	return (
		<Stats>
			<Stat label="Total" value={count(counts.total)} />
			<Stat label="Admins" value={count(counts.admins)} />
			<Stat label="Test Users" value={count(counts.testUsers)} />
			<Stat label="Regular Users" value={count(counts.regularUsers)} />
		</Stats>
	);
}

type FoundProps = {
	data: PeoplePage;
	search: PeopleQuery;
	onChange: (part: Partial<PeopleQuery>) => void;
	onOpen: (open: Open) => void;
	onChanged: () => void;
};

function Found({ data, search, onChange, onOpen, onChanged }: FoundProps) {
	const { users, total } = data;
	const from = (search.page - 1) * search.size + 1;
	return (
		<>
			<Card isFlush>
				{users.length === 0 ? (
					<p className="p-10 text-center text-ink-2">No matching users.</p>
				) : (
					<Table
						caption="Users"
						isStacking
						head={["Name", "Email", "Role", "User ID", "Joined", "Actions"]}
						sorting={{
							columns,
							sort: search.sort,
							order: search.order,
							onSort: (sort, order) =>
								onChange({ sort: sort as PeopleQuery["sort"], order }),
						}}
					>
						{users.map((person) => (
							<PersonRow
								key={person.id}
								person={person}
								onOpen={onOpen}
								onChanged={onChanged}
							/>
						))}
					</Table>
				)}
			</Card>
			<Pager
				page={search.page}
				size={search.size}
				total={total}
				onPage={(page) => onChange({ page })}
			>
				<p role="status" className="tabular-nums">
					{total > 0 &&
						`Showing ${count(from)}-${count(Math.min(total, from + search.size - 1))} of ${count(total)} users`}
				</p>
				<PickAtOnce
					label="Per page"
					value={String(search.size)}
					options={PEOPLE_PAGE_SIZES.map((each) => [
						String(each),
						String(each),
					])}
					onPick={(size) =>
						onChange({ size: Number(size) as PeopleQuery["size"] })
					}
				/>
			</Pager>
		</>
	);
}

const roleTones = {
	admin: "accent",
	test_user: "warn",
	regular_user: "plain",
} as const;

type PersonRowProps = {
	person: Person;
	onOpen: (open: Open) => void;
	onChanged: () => void;
};

function PersonRow({ person, onOpen, onChanged }: PersonRowProps) {
	const name = `${person.firstName} ${person.lastName}`.trim() || "No name";
	return (
		<tr className={row}>
			<td className={`${cell} max-w-52 truncate font-medium`} title={name}>
				{name}
			</td>
			<td className={`${cell} max-w-64 truncate`} title={person.email}>
				{person.email}
				{!person.isConfirmed && (
					<span className="block text-small text-warn">not confirmed</span>
				)}
			</td>
			<td className={`${cell} whitespace-nowrap`}>
				<Chip tone={roleTones[person.role]}>{roleWords[person.role]}</Chip>
				<span className="block text-small text-ink-2">
					{planWords[person.plan]}
				</span>
			</td>
			<td
				className={`${cell} font-mono text-[12px] whitespace-nowrap text-ink-2`}
				title={person.id}
			>
				{/* Ids begin with the time they were made: two of one minute differ at their end. */}
				…{person.id.slice(-12)}
			</td>
			<td className={`${cell} whitespace-nowrap text-ink-2`}>
				{dayOf(person.createdAt)}
			</td>
			<td className={cell}>
				<PersonMenu
					person={person}
					onEdit={() => onOpen({ dialog: "edit", person })}
					onRemove={() => onOpen({ dialog: "remove", person })}
					onChanged={onChanged}
				/>
			</td>
		</tr>
	);
}
