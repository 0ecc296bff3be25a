import { type Diagnostic, errorOf, type Place } from '../../model/diagnostic.ts';
import { needsBrowser } from '../../model/needsBrowser.ts';
import { messageOf } from '../../model/values/messageOf.ts';

/** Where a component stands in its page, and where in the site's code it has thrown, where that is known. */
interface FaultPlaces {
  readonly place: Place;
  readonly codePlace?: Place | undefined;
}

/** What is told of a component that throws: `render-failed`. */
export function renderFault(component: string, thrown: unknown, { place, codePlace }: FaultPlaces): Diagnostic {
  const reason = reasonOf(thrown);
  return errorOf('render-failed', {
    message: `\`<${component}>\` cannot be rendered: ${reason}`,
    place,
    related: codePlace && [codePlace],
    hint: hintOf(reason),
  });
}

const hintOf = (reason: string) =>
  needsBrowser(reason)
    ? 'move code that needs a browser into an effect of an island in `site/islands/`'
    : (HINTS.find(([pattern]) => pattern.test(reason))?.[1] ?? 'check its properties, or fix the component in `site/`');

/** Of an asynchronous component, React's message says only what that would mean in a browser. */
function reasonOf(thrown: unknown): string {
  const reason = messageOf(thrown);
  return /suspended while responding/.test(reason)
    ? 'it is asynchronous, and pages are rendered synchronously'
    : reason;
}

const HINTS: readonly (readonly [reason: RegExp, hint: string])[] = [
  [
    /^it is asynchronous/,
    'fetch before the component, at the top of its file: `const data = await …`; import what it shows, without `lazy`',
  ],
  [
    /^its `<Suspense>` shows the fallback/,
    'take `<Suspense>` away to see the error; import what is in it, without `lazy`',
  ],
  [
    /^Invalid tag: \/.*\.\w+$/,
    'what is imported of a picture is its address: `<img src={…} alt="…" />`; for its text, import it `with { type: \'text\' }`',
  ],
  [/^Element type is invalid/, 'look at the imports of the component: what it shows has no component by that name'],
  [/^it shows the island/, 'write that file, or the name of another one in `<Island name="…">`'],
  [/^a `<Tab>` in it has no `label`/, 'write `label="…"` at each `<Tab>` in it'],
  [/is in a `<Tab>`$/, 'put what is between the tabs into a `<Tab label="…">`, or behind `</Tabs>`'],
  [
    /, to an island as a property$/,
    'take `children` out of the properties, and hand them over as `slots={{ content: children }}`: `<Slot name="content" />` shows them',
  ],
  [/, which is finished HTML/, 'show `children` as they are, and take a text that is to be changed as a property'],
  [
    /, which cannot be sent to the browser$/,
    'give it texts, numbers, `true`, `false`, lists and objects of them; what is shown in it goes into `slots`',
  ],
  [/ leads to no page and no file of the site$/, 'correct the address, or write the page or the file'],
  [/^it does not end/, 'look in `site/` for a loop or a regular expression that never ends'],
];
