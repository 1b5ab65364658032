import type { ChatEvents } from '@arcada/bim';

export type ChatEvent = { [Name in keyof ChatEvents]: { name: Name; data: ChatEvents[Name] } }[keyof ChatEvents];
