// The migrations of Attune before they became one (docs/decisions/2026-11-22-one-migration.md): what a database or a backup of
// that time says was applied to it.
const EARLIER = new Set([
	"0000_roles.sql",
	"0001_tables.sql",
	"0002_access.sql",
	"0003_first_rows.sql",
	"0004_level_as_written.sql",
	"0005_installation.sql",
	"0006_dashboard.sql",
	"0007_document_versions.sql",
	"0008_profile_entries.sql",
	"0009_links_of_our_own.sql",
	"0010_links_and_mails.sql",
	"0011_engine.sql",
	"0012_analysis_jobs.sql",
	"0013_admin.sql",
	"0014_kept_layouts.sql",
	"0015_days_of_people.sql",
	"0016_documents_closed_apart.sql",
	"0017_imports_with_a_model.sql",
	"0018_document_type.sql",
	"0019_statements.sql",
	"0020_declared_fields.sql",
	"0021_more_sections.sql",
]);
/** The last one that moved rows: with it, the rows of a backup are as the one migration wants them. */
const LAST_OF_ROWS = "0018_document_type.sql";
const FIRST = "0000_start.sql";

export function isEarlier(name: string): boolean {
	return EARLIER.has(name);
}

/** The migrations of a backup in today's names; an unfinished earlier history stays as it is. */
export function inTodaysNames(applied: readonly string[]): string[] {
	if (!applied.includes(LAST_OF_ROWS)) return [...applied];
	return [FIRST, ...applied.filter((name) => !isEarlier(name))];
}
