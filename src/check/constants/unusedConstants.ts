import { isConstantName } from '../../config/constantName.ts';
import type { SitePlaces } from '../../config/folders/sitePlaces.ts';
import type { Constant } from '../../config/siteApi.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';

/** Constants that neither pages (`used`) nor the site's own code name. May yield `unused-constant`. */
export const unusedConstants = (
  constants: Readonly<Record<string, Constant>>,
  { used, places }: { readonly used: ReadonlySet<string>; readonly places: SitePlaces },
): Diagnostic[] =>
  Object.keys(constants)
    // Of others the configuration tells.
    .filter((name) => isConstantName(name) && !used.has(name) && !places.isUsed(name))
    .map((name) =>
      warningOf('unused-constant', {
        message: `No page uses the constant \`${name}\`.`,
        place: places.ofKey(name),
        hint: `delete it, or write \`{${name}}\` where its value is typed by hand`,
      }),
    );
