declare const brand: unique symbol;

type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** URL path of a page under the base: begins with "/", decoded, NFC; ends with "/" or ".html". Made by `routeOf` alone. */
export type Route = Brand<string, 'Route'>;

/** Path of an emitted file: relative to the output folder, POSIX slashes, never with "..". */
export type OutputPath = Brand<string, 'OutputPath'>;

/** HTML that is already escaped or sanitised; the only string that may enter a document unescaped. */
export type SafeHtml = Brand<string, 'SafeHtml'>;

/** Marks a string as HTML. Call it only where the string was made by a serialiser or escaped by hand. */
export const safeHtml = (html: string): SafeHtml => html as SafeHtml;
