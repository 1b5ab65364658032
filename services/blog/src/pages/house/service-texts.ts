interface ServiceStep {
  name: string;
  text: string;
}

interface ServiceTexts {
  tab: string;
  title: string;
  offer: string[];
  process: ServiceStep[];
  deliverables: string[];
  needed: string[];
  duration: string;
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
}

export interface ServiceSeed {
  id: 'ai-consulting' | 'custom-development' | 'training' | 'implementation';
  texts: { en: ServiceTexts; 'pt-BR': ServiceTexts; es: ServiceTexts };
}

export interface ServicesPageSeed {
  texts: { en: ServicesPageTexts; 'pt-BR': ServicesPageTexts; es: ServicesPageTexts };
  services: ServiceSeed[];
}
