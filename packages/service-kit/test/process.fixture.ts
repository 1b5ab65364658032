import { runService } from '../src/index.ts';
import { receiverDefinition, senderDefinition } from './events.fixture.ts';

// The main.ts of a service that tests start, stop and kill.
await runService(process.env.FIXTURE === 'receiver' ? receiverDefinition : senderDefinition);
