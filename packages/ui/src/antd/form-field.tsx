import { Form } from 'antd';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext } from '../fields/field-context.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  /** One control of this tier; it gets id, description and validity from here. */
  children: ReactNode;
}

/**
 * antd's form item around a controlled field. Input is kept as drafts and errors follow the page's
 * language, so neither is in antd's form store; without field names antd doesn't link label and
 * control, which happens here.
 */
export function Field({ label, hint, error, required = false, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const context = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
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
