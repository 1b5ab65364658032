import { answerWork } from './answer-work.ts';
import type { WorkRequest } from './messages.ts';

self.onmessage = ({ data }: MessageEvent<WorkRequest>) => answerWork(data, (answer) => self.postMessage(answer));
