import { DomainError } from '@arcada/service-kit';

const texts = {
  pointer: {
    en: 'The registry can’t read which releases are live. Nothing is lost; the operator has to repair one file.',
    'pt-BR':
      'O registro não consegue ler quais versões estão no ar. Nada se perdeu; o operador precisa reparar um arquivo.',
    es: 'El registro no puede leer qué versiones están activas. No se ha perdido nada; el operador debe reparar un archivo.',
  },
  release: {
    en: 'A live release is damaged on the registry’s disk. Roll back to another version, or publish it again.',
    'pt-BR': 'Uma versão no ar está danificada no disco do registro. Volte a outra versão ou publique-a novamente.',
    es: 'Una versión activa está dañada en el disco del registro. Vuelve a otra versión o publícala de nuevo.',
  },
};

export function unreadablePointer(file: string, previous: string, cause: unknown): DomainError {
  const error = new DomainError('registry.live.unreadable', 503, texts.pointer, { logLevel: 'error' });
  error.cause = new Error(
    `${file} is unreadable. Put back a copy (${previous} holds the state before the last change), or remove it: all ` +
      'releases stay published, and none is live until it is promoted again',
    { cause },
  );
  return error;
}

export function damagedRelease(folder: string, cause?: unknown): DomainError {
  const error = new DomainError('registry.release.damaged', 503, texts.release, { logLevel: 'error' });
  error.cause = new Error(
    `${folder} is live but missing or unreadable. Put back a copy, or roll back to another version`,
    { cause },
  );
  return error;
}
