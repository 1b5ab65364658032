import { QRCodeSVG } from '@rc-component/qrcode';

export interface QrCodeProps {
  text: string;
  /** Names the picture. */
  label: string;
  className?: string;
}

/** A text as a picture for a camera: dark on white in every theme, with the quiet margin that readers need. */
export function QrCode({ text, label, className }: QrCodeProps) {
  return <QRCodeSVG className={className} value={text} title={label} size={208} level="M" marginSize={4} />;
}
