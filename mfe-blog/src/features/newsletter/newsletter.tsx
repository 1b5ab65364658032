import { NewsletterSection } from '../../shared/newsletter-section.tsx';

/** Home's last section. */
export const Component = NewsletterSection;
