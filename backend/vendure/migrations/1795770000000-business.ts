import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Business1795770000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."order" ADD "customFieldsReference" text`, undefined)
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ADD "customFieldsCreditlimit" integer`, undefined)
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."customer" DROP COLUMN "customFieldsCreditlimit"`, undefined)
    await queryRunner.query(`ALTER TABLE "vendure"."order" DROP COLUMN "customFieldsReference"`, undefined)
  }
}
