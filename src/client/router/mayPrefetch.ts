/** The part of `navigator.connection` that we read; absent in Firefox and Safari. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether loading ahead is welcome: not where the reader saves data, nor on 2g, where it delays what was asked for. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
