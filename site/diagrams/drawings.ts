import { actionsVsCode } from './actionsVsCode.tsx';
import { buildTestDeploy } from './buildTestDeploy.tsx';
import { componentLife } from './componentLife.tsx';
import { concurrencyQueue } from './concurrencyQueue.tsx';
import { credits } from './credits.tsx';
import { customDomain } from './customDomain.tsx';
import { dataStore } from './dataStore.tsx';
import { delay } from './delay.tsx';
import type { Drawing } from './drawing.ts';
import { eventLife } from './eventLife.tsx';
import { fileStore } from './fileStore.tsx';
import { githubSyncBranches } from './githubSyncBranches.tsx';
import { httpErrorRetry } from './httpErrorRetry.tsx';
import { httpResponse } from './httpResponse.tsx';
import { oauthConnectedAccount } from './oauthConnectedAccount.tsx';
import { quickstartFlow } from './quickstartFlow.tsx';
import { sourceEventLife } from './sourceEventLife.tsx';
import { sourcesVsTriggers } from './sourcesVsTriggers.tsx';
import { sseStream } from './sseStream.tsx';
import { ssoSignIn } from './ssoSignIn.tsx';
import { suspendResume } from './suspendResume.tsx';
import { throttling } from './throttling.tsx';
import { vpcEgress } from './vpcEgress.tsx';
import { waysToCallAnApi } from './waysToCallAnApi.tsx';
import { webhookDelivery } from './webhookDelivery.tsx';
import { workflowSteps } from './workflowSteps.tsx';

/** Every drawing by the name that pages call it. */
export const drawings: ReadonlyMap<string, Drawing> = new Map([
  ['actions-vs-code', actionsVsCode],
  ['build-test-deploy', buildTestDeploy],
  ['component-life', componentLife],
  ['concurrency-queue', concurrencyQueue],
  ['credits', credits],
  ['custom-domain', customDomain],
  ['data-store', dataStore],
  ['delay', delay],
  ['event-life', eventLife],
  ['file-store', fileStore],
  ['github-sync-branches', githubSyncBranches],
  ['http-error-retry', httpErrorRetry],
  ['http-response', httpResponse],
  ['oauth-connected-account', oauthConnectedAccount],
  ['quickstart-flow', quickstartFlow],
  ['source-event-life', sourceEventLife],
  ['sources-vs-triggers', sourcesVsTriggers],
  ['sse-stream', sseStream],
  ['sso-sign-in', ssoSignIn],
  ['suspend-resume', suspendResume],
  ['throttling', throttling],
  ['vpc-egress', vpcEgress],
  ['ways-to-call-an-api', waysToCallAnApi],
  ['webhook-delivery', webhookDelivery],
  ['workflow-steps', workflowSteps],
]);
