import { links } from '@arcada/contracts';
import { CONFIG, type ServiceConfig } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';

/** Links for mails: absolute, on the address that visitors see. */
@Injectable()
export class Links {
  private readonly origin: string;

  constructor(@Inject(CONFIG) config: ServiceConfig) {
    this.origin = config.SITE_URL.replace(/\/+$/, '');
  }

  resetPassword = (token: string) => `${this.origin}${links.resetPassword()}?token=${token}`;
  confirmEmail = (token: string) => `${this.origin}${links.confirmEmail({ token })}`;
  undoEmail = (token: string) => `${this.origin}${links.undoEmail()}?token=${token}`;
  signIn = () => `${this.origin}${links.auth()}`;
  recoverPassword = () => `${this.origin}${links.recoverPassword()}`;
  contact = () => `${this.origin}${links.contact()}`;
  account = () => this.page(links.account());
  /** A page by its path on this site. */
  page = (path: string) => `${this.origin}${path}`;
}
