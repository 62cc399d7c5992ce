import type { MigrationInterface, QueryRunner } from 'typeorm'

export class WrittenTexts1795746300000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ALTER COLUMN "customFieldsCompanyname" TYPE text`)
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ALTER COLUMN "customFieldsCocnumber" TYPE text`)
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ALTER COLUMN "customFieldsVatnumber" TYPE text`)
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ALTER COLUMN "customFieldsReference" TYPE text`)
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ALTER COLUMN "customFieldsReference" TYPE character varying(255)`)
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ALTER COLUMN "customFieldsVatnumber" TYPE character varying(255)`)
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ALTER COLUMN "customFieldsCocnumber" TYPE character varying(255)`)
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ALTER COLUMN "customFieldsCompanyname" TYPE character varying(255)`)
  }
}
