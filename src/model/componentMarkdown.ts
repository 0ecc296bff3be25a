/** How a component reads as Markdown. */
export interface ComponentMarkdown {
  /** What stands between blocks inside, and between elements on one line; by default an empty line between blocks. */
  readonly between?: '\n' | '\n\n';
  /** `content` is the Markdown of what the component holds. */
  readonly write: (props: Readonly<Record<string, unknown>>, content: string) => string;
}
