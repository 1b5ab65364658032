import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stars that earlier releases seeded without reviews. Those of written reviews are counted when they are published. */
export class ForgetInventedStars1796200000032 implements MigrationInterface {
  name = 'ForgetInventedStars1796200000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("update product set review_histogram = '[0,0,0,0,0]'");
  }

  async down(): Promise<void> {
    // Nobody wrote the reviews that the numbers claimed.
  }
}
