import type { MigrationInterface, QueryRunner } from 'typeorm'

export class DeliveryDay1795780000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."shipping_method" ADD "customFieldsDaychoice" text`, undefined)
    await queryRunner.query(`ALTER TABLE "vendure"."shipping_method" ADD "customFieldsServices" text`, undefined)
    await queryRunner.query(`ALTER TABLE "vendure"."order" ADD "customFieldsDeliveryday" character varying(255)`, undefined)
    await queryRunner.query(`ALTER TABLE "vendure"."order" ADD "customFieldsDeliveryservices" text`, undefined)
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."order" DROP COLUMN "customFieldsDeliveryservices"`, undefined)
    await queryRunner.query(`ALTER TABLE "vendure"."order" DROP COLUMN "customFieldsDeliveryday"`, undefined)
    await queryRunner.query(`ALTER TABLE "vendure"."shipping_method" DROP COLUMN "customFieldsServices"`, undefined)
    await queryRunner.query(`ALTER TABLE "vendure"."shipping_method" DROP COLUMN "customFieldsDaychoice"`, undefined)
  }
}
