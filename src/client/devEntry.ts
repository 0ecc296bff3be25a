import './entry.ts';
import { startLiveUpdate } from './startLiveUpdate.ts';

startLiveUpdate();
