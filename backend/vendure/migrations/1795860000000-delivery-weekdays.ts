import type { MigrationInterface, QueryRunner } from 'typeorm'

export class DeliveryWeekdays1795860000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."shipping_method" ADD "customFieldsWeekdays" text`, undefined)
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."shipping_method" DROP COLUMN "customFieldsWeekdays"`, undefined)
  }
}
