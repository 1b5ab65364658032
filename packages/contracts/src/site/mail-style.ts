/**
 * The one style sheet of mails, for dark screens and phones: programs that drop it show the light colours. It is here
 * because the policy of the admin area's pages allows it by its hash, so that a preview shows the mail as it is sent.
 */
const dark = [
  '.m-page{background:#0c1420!important}',
  '.m-card{background:#111c2c!important;border-color:#2b3542!important;color:#f1efe9!important}',
  '.m-line{border-color:#2b3542!important}',
  '.m-soft{color:#9aa5b4!important}',
  '.m-code{background:#172334!important}',
  '.m-link{color:#7c9bff!important}',
  '.m-button{background:#7c9bff!important;color:#0c1420!important}',
  '.m-arch{border-color:#f1efe9!important}',
  '.m-inner-arch{border-color:#7c9bff!important}',
].join('');

/** Text of the only `<style>` element in a mail. */
export const mailStyle = `@media (prefers-color-scheme:dark){${dark}}@media (max-width:480px){.m-card{padding:24px 20px!important}}`;
