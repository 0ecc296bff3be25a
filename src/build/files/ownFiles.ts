import type { FoundFile } from '../../system/walkFiles.ts';
import type { Project } from '../project.ts';

/** The files of a project that are published as they are. */
export const ownFiles = ({ content, publicFiles }: Project): FoundFile[] => [...content.assets, ...publicFiles];
