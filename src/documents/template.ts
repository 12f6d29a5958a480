// The shape of a template: data, never code. `layout_config` of a stored template overrides parts of it and passes the same schema.
import { z } from "zod";

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

export const Template = z.object({
  name: z.string(),
  font: z.enum(["Source Sans 3", "EB Garamond", "Inter"]),
  /** Points. */
  size: z.number().min(8).max(14),
  /** Line height as a multiple of the size. */
  leading: z.number().min(1).max(2),
  marginMm: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
  header: z.object({
    align: z.enum(["left", "center", "right"]),
    nameSize: z.number(),
    nameWeight: z.number(),
    /** How the sender's contact stands: one line, one below the other, two columns, or centred under a border. */
    sender: z.enum(["inline", "stacked", "two-column", "harvard"]),
    rule: z.boolean(),
  }),
  colors: z.object({ text: colour, muted: colour, accent: colour }),
  section: z.object({
    before: z.number(),
    after: z.number(),
    rule: z.boolean(),
    upper: z.boolean(),
    /** Points between letters of a section heading; the name is never letter-spaced. */
    tracking: z.number(),
  }),
  paragraph: z.object({ after: z.number(), justify: z.boolean() }),
  /** Section order, by the specification's section names. */
  order: z.array(z.string()),
});
export type Template = z.infer<typeof Template>;
