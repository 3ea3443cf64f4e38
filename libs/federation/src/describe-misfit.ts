import type { Misfit } from './misfit.ts';

/** `mfe-booking needs useBeforeUnload of @freely/router, which shell 1.4.0 does not have.` */
export function describeMisfit(misfit: Misfit, remote: string, shell: string): string {
  switch (misfit.kind) {
    case 'contract':
      return `${remote} needs contract ${misfit.needs}, and ${shell} has ${misfit.has}.`;
    case 'module':
      return `${remote} needs ${misfit.module}, which ${shell} does not share.`;
    case 'version':
      return `${remote} needs ${misfit.module} ${misfit.needs}, and ${shell} has ${misfit.has}.`;
    case 'names':
      return `${remote} needs ${misfit.names.join(', ')} of ${misfit.module}, which ${shell} does not have.`;
  }
}
