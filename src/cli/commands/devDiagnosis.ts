import type { DevServer } from '../../dev/devServer.ts';
import type { DevSite } from '../../dev/devSite.ts';
import { errorsIn, judge } from '../../model/diagnostic.ts';
import { formatDiagnostics } from '../report/printDiagnostics.ts';
import type { SiteFaults } from '../siteFaults.ts';
import type { DevSayer } from './devSayer.ts';

/** Tells what is wrong with a site while it is written. */
interface DevDiagnosis {
  /** Looks at the whole site, and tells of it in the terminal and in open tabs. */
  readonly tell: () => Promise<void>;
  /** Notes which late faults there are; yields what forgets them, once their code has been replaced. */
  readonly noteFaults: () => () => void;
}

/** What is looked at, and who tells of it. */
interface DevDiagnosisOptions {
  readonly root: string;
  readonly devSite: Pick<DevSite, 'diagnose'>;
  readonly dev: Pick<DevServer, 'showDiagnostics'>;
  readonly say: Pick<DevSayer, 'diagnostics' | 'fault'>;
  readonly faults: Pick<SiteFaults, 'all'>;
}

/** Nothing is told of a diagnosis that has ended because the site has changed meanwhile. */
export function createDevDiagnosis({ root, devSite, dev, say, faults }: DevDiagnosisOptions): DevDiagnosis {
  /** How many of the late faults no longer count. */
  let mended = 0;
  const tellFound = async () => {
    const found = await devSite.diagnose();
    if (found === undefined) return;
    const diagnostics = judge([...found, ...faults.all().slice(mended)], { strict: false });
    say.diagnostics(diagnostics);
    dev.showDiagnostics(formatDiagnostics(errorsIn(diagnostics), root, (_, text) => text));
  };
  return {
    tell: () => tellFound().catch(say.fault),
    noteFaults() {
      const noted = faults.all().length;
      return () => {
        mended = noted;
      };
    },
  };
}
