declare const brand: unique symbol;

type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** URL path of a page under the base: begins with "/", decoded, NFC; ends with "/" or ".html". */
export type Route = Brand<string, 'Route'>;

/** What there is at routes. Any path may be asked for: at one that is no route there is nothing. */
export type ByRoute<Value> = ReadonlyMap<Route, Value> & Pick<ReadonlyMap<string, Value>, 'get' | 'has'>;

/** HTML that is already escaped or sanitised; the only string that may enter a document unescaped. */
export type SafeHtml = Brand<string, 'SafeHtml'>;

/** Marks a string as HTML. Call it only where the string was made by a serialiser or escaped by hand. */
export const safeHtml = (html: string): SafeHtml => html as SafeHtml;
