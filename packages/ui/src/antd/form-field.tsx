import { Form } from 'antd';
import { FieldContext, type FieldProps, useFieldParts } from '../fields/field-context.ts';

/**
 * antd's form item around a controlled field. Input is kept as drafts and errors follow the page's
 * language, so neither is in antd's form store; without field names antd doesn't link label and
 * control, which happens here.
 */
export function Field({ label, hint, error, required, hideLabel, className, children }: FieldProps) {
  const { id, hintId, errorId, invalid, context } = useFieldParts({ hint, error, required });
  return (
    <Form.Item
      layout="vertical"
      className={className}
      label={hideLabel ? <span className="a-visually-hidden">{label}</span> : label}
      htmlFor={id}
      validateStatus={invalid ? 'error' : undefined}
      help={
        error && (
          <span id={errorId} role="alert">
            {error}
          </span>
        )
      }
      extra={hint && <span id={hintId}>{hint}</span>}
    >
      <FieldContext value={context}>{children}</FieldContext>
    </Form.Item>
  );
}
