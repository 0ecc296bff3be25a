import type { Shard } from '../build/fragment.ts';

/** Flags that the commands share, parsed. */
export interface CommandFlags {
  readonly base?: string;
  readonly outDir?: string;
  /** False with `--no-search`. */
  readonly search?: boolean;
  readonly port?: number;
  /** No other port will do where that one is taken. */
  readonly strictPort?: boolean;
  /** `true`: on all interfaces. */
  readonly host?: string | true;
  /** A path to open in the browser, or `true` for the start page. */
  readonly open?: string | true;
  /** `dev` looks at the files again and again instead of being told of changes. */
  readonly poll?: boolean;
  /** `check`: adds what is published now to `addresses.lock`. */
  readonly updateAddresses?: boolean;
  readonly strict: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
  /** The share of the pages to build. */
  readonly shard?: Shard;
  /** Folders of the fragments to join; those in the cache folder when not given. */
  readonly from?: readonly string[];
  /** How `check` prints what it has found; `json` does the same as `--json`. */
  readonly format?: 'text' | 'json' | 'sarif' | 'github' | 'gitlab';
  /** `check` asks other sites for the pages that links lead to. */
  readonly external?: boolean;
  /** `check` corrects what needs no judgment. */
  readonly fix?: boolean;
  /** A file that `check` writes its findings to, in SARIF. */
  readonly sarif?: string;
  /** Says of every page why it was made anew, or that it was kept. */
  readonly explain?: boolean;
  /** Prints what each stage took, and writes a CPU profile. */
  readonly profile?: boolean;
  /** False with `--no-cache`. */
  readonly cache: boolean;
}
