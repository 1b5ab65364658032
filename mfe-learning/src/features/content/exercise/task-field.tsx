import { Field } from '@arcada/ui/forms';
import type { ReactNode } from 'react';
import { useTaskFault } from '../task-fields.ts';

interface TaskFieldProps {
  /** Of its control, as faults name it. */
  name: string;
  label: string;
  hint?: string;
  hideLabel?: boolean;
  /** Shown at once; else what is said when saving. */
  error?: string | undefined;
  children: ReactNode;
}

/** A field of an exercise that is the same in every language. */
export function TaskField({ name, error, ...field }: TaskFieldProps) {
  const fault = useTaskFault(name);
  return <Field {...field} error={error ?? fault} />;
}
