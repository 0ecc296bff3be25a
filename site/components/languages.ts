/** A language that pages below `/code/` are about; `native` stands for guides that need no code. */
export interface Language {
  /** Step of the route after `/code/`. */
  readonly id: string;
  readonly name: string;
}

/** In the order in which readers meet them. */
export const languages: readonly Language[] = [
  { id: 'nodejs', name: 'Node.js' },
  { id: 'python', name: 'Python' },
  { id: 'go', name: 'Go' },
  { id: 'bash', name: 'Bash' },
  { id: 'native', name: 'No code' },
];
