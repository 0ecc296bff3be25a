import { parentPort } from 'node:worker_threads';
import type { NumberedRoute } from '../../build/numberedRoutes.ts';
import { type SentProject, siteOfSent } from '../../build/sentProject.ts';
import type { KnownPage } from '../../build/sitePages.ts';
import { beginPageThread } from '../../build/threads/pageThread.ts';
import { createTell } from '../../system/processes/createTell.ts';
import { type InspectedPage, inspectPages } from './inspectPages.ts';

/** What a worker is sent: the project, and the shared work. */
export interface InspectWork {
  readonly project: SentProject;
  readonly work: readonly NumberedRoute[];
  readonly queue: Int32Array;
}

/** A page that a worker has made, with what its site knows of it. */
interface SentPage {
  readonly inspected: InspectedPage;
  /** Undefined for a page that was put off. */
  readonly known: KnownPage | undefined;
}

/** What a worker answers with: pages that it has made; then that these were all. */
export type InspectNews = { readonly made: readonly SentPage[] } | { readonly ended: true };

/** Waits for work in a worker thread, does it, and tells of it as it goes on. Stands until the thread is stopped. */
export function serveInspections(): void {
  beginPageThread();
  parentPort?.once('message', (work: InspectWork) => void inspectShare(work));
}

const tell = createTell<InspectNews>();

async function inspectShare({ project, work, queue }: InspectWork): Promise<void> {
  const site = await siteOfSent(project);
  await inspectPages(site, work, {
    queue,
    onMade(pages) {
      tell({
        made: pages.map((inspected) => ({
          inspected,
          known: inspected.isPutOff ? undefined : site.known(inspected.numbered.route),
        })),
      });
      for (const { numbered } of pages) site.forget(numbered.route);
    },
  });
  tell({ ended: true });
}
