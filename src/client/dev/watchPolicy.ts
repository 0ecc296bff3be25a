/** What a report of a browser says of something that the policy of its page blocks. */
interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
}

/**
 * Says in the console how to allow what the policy of this page blocks, once for each origin; of all else, the browser
 * says enough. Does nothing in browsers that make no reports.
 */
export function watchPolicy(say: (text: string) => void = console.error): void {
  if (typeof ReportingObserver === 'undefined') return;
  const told = new Set<string>();
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const text = remedyOf(body as unknown as Violation);
        if (text === undefined || told.has(text)) continue;
        told.add(text);
        say(text);
      }
    },
    // Frames and pictures are blocked before this runs.
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}

/**
 * The line that allows it; undefined for what has no address, such as a style, and for pictures and the like without
 * `https:`.
 */
function remedyOf({ effectiveDirective, blockedURL }: Violation): string | undefined {
  if (blockedURL === null || !/^(?:https|wss):/.test(blockedURL)) return undefined;
  const directive = effectiveDirective.replace(/-(?:elem|attr)$/, '');
  return `docsgen: to allow this, write \`securityPolicy: { '${directive}': ['${new URL(blockedURL).origin}'] }\` in \`site/config.ts\`.`;
}
