/** Tabs of /services, in their order; the first is shown when none is asked for. */
export const serviceTabs = ['ai-consulting', 'custom-development', 'training', 'implementation'] as const;
export type ServiceTab = (typeof serviceTabs)[number];
/** Most characters in a contact message. */
export const contactLimits = { name: 120, email: 254, phone: 40, message: 5000, messageLeast: 10 } as const;
