/** What the client knows of the site it runs on. */
export interface ClientSite {
  /** Path of the site under its origin, slashes at both ends. */
  readonly base: string;
  /** Number of parts of the page-chunk manifest. */
  readonly manifestParts: number;
}

/** The site's facts from the document element; undefined when they are absent or wrong, and then links stay plain. */
export function readSite({ dataset }: HTMLElement): ClientSite | undefined {
  const base = dataset['base'];
  const manifestParts = Number(dataset['manifestParts']);
  return base && manifestParts ? { base, manifestParts } : undefined;
}
