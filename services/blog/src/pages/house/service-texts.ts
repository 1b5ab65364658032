interface ServiceStep {
  name: string;
  text: string;
}

interface ServiceTexts {
  tab: string;
  title: string;
  /** Whom it is for, what they have in the end, how long it takes: for the table that compares the services. */
  audience: string;
  outcome: string;
  time: string;
  offer: string[];
  process: ServiceStep[];
  deliverables: string[];
  needed: string[];
  duration: string;
  /** What the range of prices is for. */
  priceUnit: string;
  /** A typical project. */
  example: { title: string; text: string; result: string };
  /** Questions with their answers. */
  questions: ServiceStep[];
  /** Label of the link to the contact form, and the message that it fills in */
  ask: string;
  message: string;
}

interface ServicesPageTexts {
  title: string;
  lead: string;
  processTitle: string;
  deliverablesTitle: string;
  neededTitle: string;
  durationTitle: string;
  priceTitle: string;
  priceNote: string;
  exampleTitle: string;
  questionsTitle: string;
  compareTitle: string;
  serviceTitle: string;
  audienceTitle: string;
  resultTitle: string;
  fromTitle: string;
  callTitle: string;
  callText: string;
}

export interface ServiceSeed {
  id: 'ai-consulting' | 'custom-development' | 'training' | 'implementation';
  /** In US dollars. */
  price: { from: number; to: number };
  /** The testimonial of a customer of this service, shown while it is among the featured ones. */
  reference: string;
  texts: { en: ServiceTexts; 'pt-BR': ServiceTexts; es: ServiceTexts };
}

export interface ServicesPageSeed {
  texts: { en: ServicesPageTexts; 'pt-BR': ServicesPageTexts; es: ServicesPageTexts };
  services: ServiceSeed[];
}
