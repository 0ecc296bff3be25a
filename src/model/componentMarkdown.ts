/** How a component reads as Markdown. */
export interface ComponentMarkdown {
  /** What stands between the blocks inside; an empty line unless given. */
  readonly between?: '\n';
  /** `content` is the Markdown of what the component holds. */
  readonly write: (props: Readonly<Record<string, unknown>>, content: string) => string;
}
