import type { CompiledPage } from '../../model/page.ts';

/** Whether no correction is about to give a page another address or title, or its front matter other keys. */
export const isSettled = ({ diagnostics }: CompiledPage): boolean =>
  !diagnostics.some(({ code, fix }) => fix !== undefined && (code === 'unknown-key' || code === 'mdx-in-markdown'));
