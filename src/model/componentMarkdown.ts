/** How a component reads as Markdown. */
export interface ComponentMarkdown {
  /** What stands between the blocks inside, and between elements on one line; an empty line between blocks unless given. */
  readonly between?: '\n' | '\n\n';
  /** `content` is the Markdown of what the component holds. */
  readonly write: (props: Readonly<Record<string, unknown>>, content: string) => string;
}
