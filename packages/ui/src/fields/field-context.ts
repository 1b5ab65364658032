import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';

interface FieldContextValue {
  id: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  /** One control of the same tier; it gets id, description and validity from here. */
  children: ReactNode;
}

/** The ids of a field's parts, and what its control needs to know of them. */
export function useFieldParts({ hint, error, required = false }: Pick<FieldProps, 'hint' | 'error' | 'required'>) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const context = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
  return { id, notes: { hint, hintId, error, errorId }, invalid, context };
}

interface ControlProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** The attributes that link a control to its Field; the control's own props take precedence. */
export function useControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}
