/** All links of a menu of the header, those in its groups among them. */
export const menuLinks = <Link extends object>(
  items: readonly (Link | { readonly items: readonly Link[] })[],
): readonly Link[] => items.flatMap((item) => ('items' in item ? item.items : [item]));
