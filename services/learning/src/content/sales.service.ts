import {
  type CourseSales,
  centsToDollars,
  type Language,
  monthAfter,
  type SalesMonth,
  salesMonths,
} from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isOwn } from '../access/access.ts';
import { PurchaseEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { inLanguage } from '../catalogue/course-model.ts';

const shown = 200;
const beginOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

interface Sum {
  courseId: string;
  /** Null when nothing was sold. */
  units: number | string | null;
  refunded: number | string | null;
  cents: number | string | null;
}

/** Sales of the author's own courses; for an admin, of all. */
@Injectable()
export class Sales {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
  ) {}

  async of(author: UserActor, language: Language): Promise<CourseSales> {
    const own = this.catalogue.all().filter(({ row }) => isOwn(author, row));
    const ids = own.map(({ row }) => row.id);
    if (ids.length === 0) return { courses: [], months: [], sales: [] };
    const sums: Sum[] = await this.sums()
      .addSelect('p.courseId', 'courseId')
      .where('p.courseId in (:...ids)', { ids })
      .groupBy('p.courseId')
      .getRawMany();
    const sales = await this.database.read.find(PurchaseEntity, {
      where: { courseId: In(ids) },
      order: { boughtAt: 'DESC', id: 'ASC' },
      take: shown,
    });
    return {
      courses: own.map((course) => {
        const sum = sums.find(({ courseId }) => courseId === course.row.id);
        return {
          courseId: course.row.id,
          title: inLanguage(course.texts, language).title,
          units: Number(sum?.units ?? 0),
          refundedUnits: Number(sum?.refunded ?? 0),
          revenue: centsToDollars(Number(sum?.cents ?? 0)),
        };
      }),
      months: await this.months(ids, new Date()),
      sales: sales.map((sale) => ({
        courseId: sale.courseId,
        units: sale.seats,
        revenue:
          sale.unitCents === null ? null : centsToDollars(sale.unitCents * sale.seats - (sale.discountCents ?? 0)),
        boughtAt: sale.boughtAt.toISOString(),
        refunded: sale.revokedAt !== null,
      })),
    };
  }

  monthsOf(ids: readonly string[]): Promise<SalesMonth[]> {
    return this.months(ids, new Date());
  }

  private months(ids: readonly string[], now: Date): Promise<SalesMonth[]> {
    const current = now.toISOString().slice(0, 7);
    const months = Array.from({ length: salesMonths }, (_, at) => monthAfter(current, at + 1 - salesMonths));
    return Promise.all(months.map((month) => this.month(ids, month)));
  }

  private async month(ids: readonly string[], month: string): Promise<SalesMonth> {
    const sum = await this.sums()
      .where('p.courseId in (:...ids)', { ids })
      .andWhere('p.boughtAt >= :from', { from: beginOf(month) })
      .andWhere('p.boughtAt < :to', { to: beginOf(monthAfter(month, 1)) })
      .getRawOne<Omit<Sum, 'courseId'>>();
    return {
      month,
      units: Number(sum?.units ?? 0),
      refundedUnits: Number(sum?.refunded ?? 0),
      revenue: centsToDollars(Number(sum?.cents ?? 0)),
    };
  }

  private sums() {
    return this.database.read
      .createQueryBuilder(PurchaseEntity, 'p')
      .select('sum(case when p.revokedAt is null then p.seats else 0 end)', 'units')
      .addSelect('sum(case when p.revokedAt is null then 0 else p.seats end)', 'refunded')
      .addSelect(
        'sum(case when p.revokedAt is null then p.seats * coalesce(p.unitCents, 0) - coalesce(p.discountCents, 0) else 0 end)',
        'cents',
      );
  }
}
