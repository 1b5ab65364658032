import { type CheckRequest, checkResponder } from './check-messages.ts';

const respond = checkResponder();

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => self.postMessage(respond(data));
