/** The receiving server said no for good: trying again would only harm our name. */
export class MailRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MailRefused';
  }
}
