import { Form } from 'antd';
import { FieldContext, type FieldProps, useFieldParts } from '../fields/field-context.ts';
import { FieldNotes } from '../fields/field-notes.tsx';

/**
 * antd's form item around a controlled field. Input is kept as drafts and errors follow the page's
 * language, so neither is in antd's form store; without field names antd doesn't link label and
 * control, which happens here. The error isn’t antd’s `help`: its animation was seen to leave a red field without text.
 */
export function Field({ label, hint, error, required, hideLabel, className, children }: FieldProps) {
  const { id, notes, invalid, context } = useFieldParts({ hint, error, required });
  return (
    <Form.Item
      layout="vertical"
      className={className}
      label={hideLabel ? <span className="a-visually-hidden">{label}</span> : label}
      htmlFor={id}
      validateStatus={invalid ? 'error' : undefined}
      extra={(hint || error) && <FieldNotes {...notes} />}
    >
      <FieldContext value={context}>{children}</FieldContext>
    </Form.Item>
  );
}
