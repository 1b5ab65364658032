import { DomainError } from '@arcada/service-kit';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, throwError } from 'rxjs';
import { RegistryMetrics } from './registry-metrics.ts';

@Injectable()
export class CountRefusals implements NestInterceptor {
  constructor(private readonly metrics: RegistryMetrics) {}

  intercept(_context: ExecutionContext, next: CallHandler) {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (error instanceof DomainError) this.metrics.refused.inc({ code: error.code });
        return throwError(() => error);
      }),
    );
  }
}
