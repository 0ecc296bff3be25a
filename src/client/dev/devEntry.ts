import { startLiveUpdate } from './startLiveUpdate.ts';
import '../entry.ts';

startLiveUpdate();
