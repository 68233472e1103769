import * as z from 'zod/mini';

const link = {
  _id: z.string(),
  title: z.string(),
  /** A path of this site, or an https address when `external`. */
  url: z.string(),
  visible: z.boolean(),
  external: z.boolean(),
};
const MenuChild = z.object(link);
export const MenuItem = z.object({ ...link, children: z.array(MenuChild) });
export type MenuItem = z.infer<typeof MenuItem>;
