import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Disclosure } from '../navigation/disclosure.tsx';
import { FileInput } from './file-input.tsx';
import { Field } from './form-field.tsx';
import { TextInput } from './inputs.tsx';

/** A bracket or a line break would end the alternative text. */
const inBrackets = (text: string) =>
  text
    .replace(/[[\]\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Puts a block of its own into a text: at this place, else at the end. */
export function withBlock(text: string, at: number | undefined, block: string): string {
  const place = Math.min(at ?? text.length, text.length);
  return [text.slice(0, place).trimEnd(), block, text.slice(place).trimStart()].filter(Boolean).join('\n\n');
}

interface TextPictureProps {
  labels: {
    title: string;
    file: string;
    /** Types and size that are accepted. */
    limit: string;
    fileMissing: string;
    alternative: string;
    alternativeHint: string;
    alternativeMissing: string;
    insert: string;
    sending: string;
  };
  mostBytes: number;
  /** Why the picture that was sent last was refused. */
  refused: string | undefined;
  isSending: boolean;
  /** Uploads a picture and returns its address; undefined when it was refused. */
  send: (file: File) => Promise<string | undefined>;
  /** Another picture was chosen: the refusal of the last one is over. */
  onChoose: () => void;
  /** Puts this Markdown into the text. */
  onInsert: (markdown: string) => void;
}

/** Uploads a picture into a Markdown text; it needs a text for those who don't see it. */
export function TextPicture({ labels, mostBytes, refused, isSending, send, onChoose, onInsert }: TextPictureProps) {
  const [file, setFile] = useState<File>();
  const [alternative, setAlternative] = useState('');
  const [tried, setTried] = useState(false);
  const tooLarge = file && file.size > mostBytes;
  const fileFault = tooLarge ? labels.limit : tried && !file ? labels.fileMissing : undefined;
  const altFault = tried && !inBrackets(alternative) ? labels.alternativeMissing : undefined;
  const handleInsert = async () => {
    setTried(true);
    if (isSending || !file || tooLarge || !inBrackets(alternative)) return;
    const src = await send(file);
    if (!src) return;
    onInsert(`![${inBrackets(alternative)}](${src})`);
    setFile(undefined);
    setAlternative('');
    setTried(false);
  };
  return (
    <Disclosure level={2} title={labels.title}>
      <div className="a-stack">
        <Field label={labels.file} hint={labels.limit} error={refused ?? fileFault}>
          <FileInput
            file={file}
            accept="image/png,image/jpeg,image/webp"
            disabled={isSending}
            onChoose={(chosen) => {
              onChoose();
              setFile(chosen);
            }}
          />
        </Field>
        <Field label={labels.alternative} hint={labels.alternativeHint} error={altFault}>
          <TextInput maxLength={300} value={alternative} onChange={(event) => setAlternative(event.target.value)} />
        </Field>
        <div>
          <Button loading={isSending} loadingLabel={labels.sending} onClick={() => void handleInsert()}>
            {labels.insert}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
