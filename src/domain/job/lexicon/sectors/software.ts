// Software, data, infrastructure: what is used and known there. Format: entry.ts.

export const software = `
[tool]
JavaScript, JS, ECMAScript, ES6, java script
TypeScript, TS, type script
Python, Python3, Python 3
Java, Core Java, Java SE, J2SE
Java EE, JEE, J2EE, Jakarta EE, Java Enterprise Edition
~C, C language, ANSI C, Embedded C
C++, =cpp, Modern C++
C#, C sharp, csharp
F#
.NET, dotnet, dot net, .NET Framework, C#/.NET
.NET Core, dotnet core, net core
ASP.NET, ASP.NET Core, ASP.NET MVC, asp.net web api
VB.NET, Visual Basic, Visual Basic .NET
~Go, Golang, Go lang
~Rust, Rust language, rustlang
~Ruby, Ruby language
Ruby on Rails, RoR, ~Rails
PHP, PHP7, PHP8, PHP 7, PHP 8
~Swift, SwiftUI, Swift UI
Kotlin
Scala
Perl
~R, R language, RStudio, R Studio, R Shiny
MATLAB, Simulink
Julia language
Haskell
Erlang
Elixir
Clojure
Groovy
~Dart
Lua
Fortran
COBOL
Assembly language, ~Assembler
Objective-C, Objective C
Visual Basic for Applications, VBA, Excel VBA, Excel macros
Delphi, Object Pascal
Smalltalk
Solidity
Prolog
ABAP, SAP ABAP
Apex
VHDL
Verilog, SystemVerilog
Tcl
Bash, Bash scripting
PowerShell, Power Shell
Shell script, shell scripting, shell scripts, Unix shell
=LISP, Common Lisp
Ada language
PL/SQL, PLSQL
T-SQL, TSQL, Transact-SQL
OCaml
WebAssembly, WASM
Zig language
Crystal Reports
ActionScript
CoffeeScript
LabVIEW, NI LabVIEW
HTML, HTML5, XHTML, HTML 5, DHTML
CSS, CSS3, CSS 3, cascading style sheets
=SASS, SCSS, Sass/SCSS
=LESS, less css
PostCSS
Tailwind CSS, Tailwind, TailwindCSS
~Bootstrap, Twitter Bootstrap, Bootstrap 4
Material UI, MUI, Material Design
styled-components
Bulma
~React, React.js, ReactJS, React JS, React Hooks
React Native, reactnative
Redux, react-redux, Redux Toolkit, redux-saga
~Angular, AngularJS, Angular.js, Angular 2+, Angular JS, Angular 2
Vue.js, ~Vue, VueJS, Vue 3, vuex, Vue JS
Svelte, SvelteKit
Next.js, NextJS
Nuxt.js, NuxtJS, Nuxt
Gatsby, GatsbyJS
~Ember, Ember.js, EmberJS
~Backbone, Backbone.js
~Knockout.js, KnockoutJS
jQuery, jQuery UI
Node.js, NodeJS, ~Node, Node JS
Express.js, ExpressJS, ~Express
NestJS, Nest.js
Fastify
~Meteor, Meteor.js
~Deno
Electron.js, ~Electron
~Ionic, Ionic Framework
Cordova, Apache Cordova, PhoneGap
Xamarin
~Flutter
D3.js, =D3, D3JS
Three.js, ThreeJS
RxJS
NgRx, angular-ngrx-data
MobX
Webpack
Vite
Rollup.js
Babel.js, ~Babel
npm
~Yarn
ESLint
Storybook
GraphQL, ~Apollo, Apollo GraphQL
WebGL
WebRTC
WebSockets, websocket, web sockets
PWA, progressive web app, progressive web apps
Ajax, AJAX
JSON
XML, XSLT, XPath, XSD
YAML
Markdown
LaTeX
Handlebars.js
Lodash
htmx
Astro.js
Remix.run
TanStack
~Spring, Spring Framework, Spring MVC, Spring Cloud, Spring Security
Spring Boot, Springboot, spring-boot
Hibernate, Hibernate ORM
JPA, Java Persistence API
JDBC
EJB, Enterprise JavaBeans
JSP, JavaServer Pages
JSF, JavaServer Faces
Servlet, Java servlets
JMS, Java Message Service
JAX-RS
JAX-WS
JAXB
JTA
JSTL
JVM, Java Virtual Machine
Struts, Apache Struts
~Maven, Apache Maven
Gradle
Apache Ant
~Quarkus
Micronaut
Vert.x
Tomcat, Apache Tomcat
JBoss, WildFly
WebLogic, Oracle WebLogic
WebSphere, IBM WebSphere
Jetty
GlassFish
Apache Camel
MuleSoft, Mule ESB
Akka
Play Framework
Apache HTTP Server, Apache webserver, Apache web server
~Apache
nginx
IIS, Internet Information Services
HAProxy
Traefik
Envoy Proxy
Istio
Linkerd
Django, Django REST Framework
~Flask
FastAPI
~Celery
SQLAlchemy
Pandas
NumPy
SciPy
scikit-learn, sklearn, scikit learn
TensorFlow, Tensor Flow
PyTorch
~Keras
XGBoost
LightGBM
CatBoost
OpenCV
spaCy
NLTK
Hugging Face, HuggingFace, Hugging Face Transformers
LangChain
LlamaIndex
MLflow
Kubeflow
SageMaker, Amazon SageMaker, AWS SageMaker
Vertex AI
Jupyter, Jupyter Notebook, JupyterLab, Jupyter Notebooks
Matplotlib
Seaborn
Plotly
Streamlit
Dask
PySpark
~Ray
Triton Inference Server, NVIDIA Triton
ONNX
TensorRT
CUDA
Feast
Tecton
Weights & Biases
WhyLogs
Evidently AI, ~Evidently
Great Expectations
DVC
OpenAI API, OpenAI, GPT-4, ChatGPT
GitHub Copilot
Laravel
Symfony
CodeIgniter
Yii
Zend Framework, ~Zend
CakePHP
~Composer
Sinatra
Sidekiq
RSpec
Phoenix Framework
Entity Framework, Entity Framework Core, EF Core
LINQ
Blazor
WPF, Windows Presentation Foundation
WCF
WinForms, Windows Forms
ADO.NET
SignalR
NuGet
MSBuild
Dapper
Qt, Qt framework
=STL
Boost C++
CMake
MFC
OpenGL
Vulkan
DirectX
Unity3D, Unity 3D, ~Unity
Unreal Engine, ~Unreal
Godot
gRPC
Protobuf, Protocol Buffers
=ROS, Robot Operating System
ROS2
SQL, Structured Query Language, SQL queries
MySQL, My SQL
PostgreSQL, Postgres, psql
Microsoft SQL Server, SQL Server, MSSQL, MS SQL, MS SQL Server
Oracle Database, Oracle DB, Oracle 11g, Oracle 12c, Oracle 19c, ~Oracle, Oracle RDBMS
SQLite
MariaDB
IBM Db2, DB2
Sybase
Teradata
Informix
MongoDB, ~Mongo
Cassandra, Apache Cassandra
Redis
Memcached
DynamoDB, Amazon DynamoDB
Couchbase
CouchDB
Neo4j
Elasticsearch, Elastic Search
ELK Stack, =ELK, Elastic Stack
OpenSearch
Logstash
Kibana
Solr, Apache Solr
Lucene
InfluxDB
TimescaleDB
ClickHouse
Snowflake, Snowflake Data Cloud
BigQuery, Google BigQuery
Amazon Redshift, Redshift
Amazon Aurora, ~Aurora
Amazon RDS, RDS, AWS RDS
Athena, Amazon Athena
Azure SQL, Azure SQL Database
Cosmos DB, CosmosDB
Databricks
Apache Spark, ~Spark, Spark Streaming
Hadoop, Apache Hadoop, HDFS
~Hive, Apache Hive
~Pig, Apache Pig
HBase
MapReduce, Map Reduce
~Impala
Presto SQL
Trino
Apache Flink, ~Flink
~Storm, Apache Storm
~Beam, Apache Beam
Apache Kafka, Kafka, Kafka Streams
RabbitMQ
ActiveMQ, Apache ActiveMQ
IBM MQ, MQSeries, WebSphere MQ
ZeroMQ
Amazon SQS, =SQS
Amazon SNS, =SNS
Amazon Kinesis, Kinesis
Apache Airflow, Airflow
dbt, data build tool
Fivetran
Talend
Informatica, Informatica PowerCenter, PowerCenter
SSIS, SQL Server Integration Services
SSRS, SQL Server Reporting Services
SSAS, SQL Server Analysis Services
Oracle Data Integrator, =ODI
Pentaho
Alteryx
NiFi, Apache NiFi
Firebase
Firestore
Supabase
Realm database
Prisma ORM
Liquibase
Flyway
=ADF, Azure Data Factory
Azure Synapse, Synapse Analytics
DataStage, IBM DataStage
Collibra
Oracle Warehouse Builder
Greenplum
Vertica
Netezza
Delta Lake
Apache Iceberg
Amazon Web Services, AWS, AWS Cloud, amazon-web-services
Microsoft Azure, Azure, MS Azure, Azure Cloud
Google Cloud Platform, GCP, Google Cloud, google-cloud-platform
IBM Cloud
Oracle Cloud
Heroku
DigitalOcean
Cloudflare
OpenStack
Alibaba Cloud
Cloud Foundry
AWS Lambda, ~Lambda
Amazon EC2, EC2, AWS EC2
Amazon S3, =S3, AWS S3
CloudFormation, AWS CloudFormation
CloudWatch, AWS CloudWatch
Amazon EKS, EKS
Amazon ECS, =ECS
AWS Glue
Azure DevOps, VSTS
Azure Functions
=AKS, Azure Kubernetes Service
Azure Active Directory, Azure AD, Microsoft Entra, Entra ID
=GKE, Google Kubernetes Engine
Docker, Docker Compose, Docker Swarm, Dockerfile
Kubernetes, K8s, k8
Helm, Helm charts
Rancher
OpenShift, Red Hat OpenShift
Podman
Terraform
Pulumi
Ansible
Puppet
~Chef
SaltStack
Vagrant
Packer
HashiCorp Vault, ~Vault
Consul
Nomad
Jenkins
Travis CI, Travis
CircleCI, Circle CI
GitLab CI, GitLab CI/CD
GitHub Actions
TeamCity
Bamboo, Atlassian Bamboo
Argo CD, ArgoCD
Flux CD
Spinnaker
Octopus Deploy
Git
GitHub
GitLab
Bitbucket, Bit Bucket
Subversion, SVN
Mercurial
Perforce
TFS, Team Foundation Server
JFrog Artifactory, Artifactory
Nexus Repository
SonarQube, Sonar
Prometheus
Grafana
Datadog
New Relic, NewRelic
Splunk
Dynatrace
AppDynamics
Nagios
Zabbix
Sentry
PagerDuty
OpenTelemetry
Jaeger
Fluentd
Graylog
Kong Gateway
Apigee
Blackfire
YourKit
JProfiler
Linux, GNU/Linux, Linux systems
Unix
Ubuntu
Debian
CentOS
Red Hat Enterprise Linux, RHEL, Red Hat, RedHat
SUSE, SLES
Solaris
AIX
z/OS
FreeBSD
macOS, Mac OS, OS X, Mac OS X
Microsoft Windows, ~Windows, Windows 10, Windows 11, MS Windows, Windows 7
Windows Server, Windows Server 2016, Windows Server 2019
~Android, Android SDK, Android Studio
iOS, iPadOS
Xcode
Active Directory, Microsoft Active Directory
LDAP
Group Policy, =GPO
Microsoft Exchange, Exchange Server, Exchange Online
Microsoft Intune, Intune
SCCM, Microsoft Endpoint Manager, System Center
Microsoft 365 administration
Citrix, Citrix XenApp, XenDesktop, XenApp, NetScaler
VMware, VMware vSphere, vSphere, ESXi, vCenter
Hyper-V
Proxmox
KVM hypervisor
Veeam
Cisco IOS
Cisco
Juniper
Fortinet, FortiGate
Palo Alto Networks
Check Point firewall
pfSense
F5 BIG-IP
Wireshark
Arduino
Raspberry Pi
FPGA
ARM Cortex, ARM Cortex-M
RTOS, FreeRTOS
Yocto
CAN bus, CANopen
Modbus
JTAG
SPI bus
I2C
UART
Zigbee
Bluetooth, Bluetooth Low Energy
USB
MQTT
Selenium, Selenium WebDriver
~Cypress, Cypress.io
Playwright
Puppeteer
~Jest
~Mocha
Jasmine
Karma test runner
Protractor
JUnit
TestNG
Mockito
NUnit
xUnit
MSTest
PyTest
Robot Framework
Cucumber, Gherkin
Appium
Postman
SoapUI, SOAP UI
JMeter, Apache JMeter
LoadRunner
Gatling
TestRail
HP ALM, Quality Center
BrowserStack
Espresso testing
XCTest
React Testing Library
Swagger, OpenAPI
IntelliJ IDEA, IntelliJ
Visual Studio
Visual Studio Code, VS Code, VSCode
~Eclipse, Eclipse IDE
PyCharm
vim
Emacs
Chrome DevTools, browser developer tools
WordPress, Word Press
Drupal
Joomla
TYPO3
Magento, Adobe Commerce
Shopify
WooCommerce
PrestaShop
Contentful
Sitecore
Adobe Experience Manager, =AEM
Umbraco
Kentico
Strapi
Liferay
SharePoint, Microsoft SharePoint, SharePoint Online
Confluence
Jira, Atlassian Jira, JIRA Software
Trello
Asana
Monday.com
Azure Boards
ClickUp
ServiceNow
Zendesk
Freshdesk
BMC Remedy, Remedy
Salesforce, Salesforce.com, SFDC, Salesforce CRM
Salesforce Lightning, Lightning Web Components
Apex Salesforce
Microsoft Dynamics 365, Dynamics 365, MS Dynamics, Microsoft Dynamics, Dynamics CRM, Dynamics AX, Axapta
Dynamics NAV, Navision, Business Central
Power Platform, Microsoft Power Platform
Power Apps, PowerApps
Power Automate
UiPath
Blue Prism
Automation Anywhere
Pega, Pegasystems
Camunda
OutSystems
Mendix
Appian
Zapier
SAP HANA, S/4HANA, SAP S/4HANA, S4 HANA
SAP, SAP ERP, SAP R/3, SAP ECC
SAP BW, SAP Business Warehouse
SAP Fiori, SAPUI5
SAP SuccessFactors, SuccessFactors
SAP Business One
Oracle E-Business Suite, Oracle EBS, EBS R12
Oracle Fusion, Oracle Cloud ERP
NetSuite, Oracle NetSuite
PeopleSoft
JD Edwards
Infor
Sage X3
Odoo
IFS Applications
DATEV
Abacus software
Avaloq
Temenos
Lotus Notes, IBM Notes, HCL Notes, IBM Domino
DHIS2
OpenMRS
ArcGIS, Esri, ArcMap, ArcGIS Pro
QGIS
PostGIS
Tableau, Tableau Desktop
Power BI, PowerBI, Microsoft Power BI
Looker, Looker Studio, Google Data Studio
Qlik, QlikView, Qlik Sense, QlikSense
MicroStrategy
Cognos, IBM Cognos
BusinessObjects, SAP BusinessObjects, Business Objects
Domo
Sisense
Metabase
Apache Superset
Google Analytics, GA4, Google Analytics 4
Adobe Analytics
Mixpanel
Amplitude
=SAS, SAS Enterprise Guide, SAS programming, Base SAS
SPSS, IBM SPSS
Stata
EViews
Minitab
KNIME
RapidMiner
Power Query
Power Pivot, PowerPivot
DAX
MDX
Essbase
Anaplan
Hyperion, Oracle Hyperion
Metasploit
Burp Suite
Nessus
Qualys
Kali Linux
Snort
CrowdStrike
Okta
CyberArk
SailPoint
Auth0
Keycloak
QRadar, IBM QRadar
Microsoft Sentinel, Azure Sentinel
Microsoft Defender
Nmap
OWASP ZAP
Snyk
Checkmarx
Veracode
Fortify SCA
[knowledge]
software development, software developing | de Softwareentwicklung, Software-Entwicklung | es desarrollo de software | fr développement logiciel, développement de logiciels | nl softwareontwikkeling
software engineering | de Softwaretechnik | es ingeniería de software | fr génie logiciel
web development, web application development, web programming, web dev | de Webentwicklung, Web-Entwicklung | es desarrollo web | fr développement web
front-end development, front-end, frontend, front end, frontend development, front-end engineering
back-end development, back-end, backend, back end, backend development
full-stack development, full-stack, full stack, fullstack
mobile development, mobile app development, mobile applications, mobile technologies, mobile technology, mobile apps
iOS development
Android development
game development
embedded systems, embedded software, embedded development, embedded programming | de eingebettete Systeme, Embedded-Systeme
firmware, firmware development
real-time systems | de Echtzeitsysteme
desktop applications
programming, coding, computer programming | de Programmierung, Programmieren, Programmierkenntnisse | es programación | fr programmation
programming languages, programming language, scripting languages, scripting language, scripting | de Programmiersprachen | es lenguajes de programación | fr langages de programmation
object-oriented programming, OOP, object oriented programming, object-oriented design, OOD, object-oriented, object oriented languages, object-oriented development | de objektorientierte Programmierung, objektorientierte Softwareentwicklung, objektorientiertes Design, OOP
functional programming | de funktionale Programmierung
reactive programming
asynchronous programming, async programming
concurrent programming, multithreading, multi-threading, concurrency
parallel computing, parallel programming
pair programming
extreme programming, eXtreme programming
design patterns, software design patterns | de Entwurfsmuster
clean code
SOLID principles
refactoring
code review, code reviews, peer review of code
code quality
software craftsmanship
data structures
algorithms, algorithm design | de Algorithmen | es algoritmos | fr algorithmes
software architecture, software design, software architecture patterns | de Softwarearchitektur | es arquitectura de software | fr architecture logicielle
system architecture, systems architecture | de Systemarchitektur
solution architecture, solutions architecture
enterprise architecture, TOGAF framework
cloud architecture
technical architecture
microservices, micro services, microservice architecture, microservices architecture
service-oriented architecture, SOA
event-driven architecture, event sourcing, CQRS
domain-driven design, DDD
hexagonal architecture
serverless, serverless architecture, serverless computing
distributed systems, distributed computing
high availability, high-availability
scalability, scalable systems
system design, systems design
API, API design, API development, application programming interface, API integration, web APIs
REST API, =REST, RESTful, RESTful API, RESTful web services, RESTful services, REST services, RESTful APIs
SOAP web services, =SOAP
web services | de Webservices
messaging systems, message queues, message brokers
enterprise integration patterns
system integration, systems integration | de Systemintegration | es integración de sistemas
legacy systems
technical debt
open source, open-source software, open source software
version control, source control, version control systems | de Versionsverwaltung
software development life cycle, SDLC, software development lifecycle
application lifecycle management
release management
configuration management
change management IT
CI/CD, continuous integration, continuous delivery, continuous deployment, CICD, CI/CD pipelines, CI-CD, continuous-integration
DevOps, DevOps practices
DevSecOps
site reliability engineering, =SRE
infrastructure as code, IaC, infrastructure-as-code
containerization, containers, container orchestration, container platform
virtualization, virtualisation | de Virtualisierung
cloud computing, cloud, cloud technologies, cloud services, cloud platforms, cloud infrastructure, public cloud, cloud native, cloud-native | de Cloud-Technologien
cloud migration, cloud adoption, cloud transformation
SaaS, software as a service
PaaS, platform as a service
IaaS, infrastructure as a service
observability
monitoring systems, application monitoring, performance monitoring
log analysis, log management
incident management
capacity planning
performance tuning, performance optimization
load testing, performance testing, stress testing
disaster recovery, disaster-recovery
backup and recovery
system administration, systems administration, sysadmin | de Systemadministration | es administración de sistemas | fr administration système
network administration | de Netzwerkadministration
IT support, technical support, desktop support, helpdesk, help desk, service desk, IT helpdesk | de IT-Support, Anwendersupport | es soporte técnico | fr support technique, assistance technique
IT infrastructure | de IT-Infrastruktur
IT service management, ITSM
ITIL, ITIL v3, ITIL v4
computer networking, networking protocols, network protocols, networking, computer networks | de Netzwerktechnik, Netzwerke | es redes informáticas | fr réseaux informatiques
TCP/IP, TCP IP
DNS
DHCP
HTTP, HTTPS
TLS, SSL, SSL/TLS
VPN
VLAN
LAN, =WAN, LAN/WAN
SD-WAN
VoIP, voice over IP
BGP
OSPF
MPLS
5G
routing and switching
firewalls
load balancing
storage systems, =SAN, =NAS
identity and access management, =IAM, access management
single sign-on, =SSO
OAuth, OAuth2, OAuth 2.0
SAML
JWT
cryptography, encryption | de Kryptographie | es criptografía
public key infrastructure, PKI
cybersecurity, cyber security, cyber-security | de Cybersicherheit | es ciberseguridad | fr cybersécurité
information security, infosec, IT security, computer security | de Informationssicherheit, IT-Sicherheit | es seguridad de la información | fr sécurité informatique
application security, software security, secure coding
network security
cloud security
penetration testing, pen testing, pentesting, ethical hacking
vulnerability management, vulnerability assessment
threat modeling, threat intelligence
security operations, =SOC
SIEM
OWASP, OWASP Top 10
FedRAMP
FISMA
PCI DSS, =PCI
SOC 2
routing protocols
communication protocols
middleware
device drivers, device driver development
kernel development
NIST Cybersecurity Framework, NIST, NIST 800-53
zero trust
endpoint security
digital forensics
malware analysis
unit testing, unit tests, unit test | de Unit-Tests
integration testing, integration tests
functional testing
regression testing
acceptance testing, user acceptance testing, =UAT
end-to-end testing, E2E, E2E testing
test automation, automated testing, automated tests | de Testautomatisierung
manual testing
A/B testing, AB testing, A/B tests, A/B test, split testing
test-driven development, TDD
behavior-driven development, BDD
software testing, testing methodologies | de Softwaretests | es pruebas de software
quality assurance, =QA, QA testing | de Qualitätssicherung | es aseguramiento de la calidad | fr assurance qualité
test planning, test cases, test plans
debugging, troubleshooting software
relational databases, RDBMS, relational database, relational database management systems | de relationale Datenbanken | es bases de datos relacionales | fr bases de données relationnelles
databases, database, database systems | de Datenbanken, Datenbank | es bases de datos | fr bases de données
NoSQL, NoSQL databases, no SQL databases
database design
database administration, =DBA | de Datenbankadministration
data modeling, data modelling, data models | de Datenmodellierung | es modelado de datos | fr modélisation de données
data warehouse, data warehousing, =DWH | de Data Warehouse
data lake
ETL, extract transform load, ETL processes, ELT
data pipelines, data pipeline
data engineering
big data, big data technologies, big data tools
data analysis, data analytics, analyzing data | de Datenanalyse | es análisis de datos | fr analyse de données
data science | de Data Science | es ciencia de datos | fr science des données
data mining
data visualization, data visualisation | de Datenvisualisierung | es visualización de datos | fr visualisation de données
data governance
data quality
data management | de Datenmanagement | es gestión de datos | fr gestion des données
master data management | de Stammdatenpflege, Stammdatenverwaltung
data migration
data architecture
data security
data integration
business intelligence, =BI, BI tools | de Business Intelligence | es inteligencia de negocios
reporting | de Berichtswesen
dashboards, dashboard development
machine learning, =ML, ML models | de maschinelles Lernen | es aprendizaje automático | fr apprentissage automatique
deep learning
artificial intelligence, =AI | de künstliche Intelligenz, =KI | es inteligencia artificial, =IA | fr intelligence artificielle, =IA
generative AI, GenAI, large language models, =LLM, LLMs
natural language processing, =NLP
computer vision
neural networks
reinforcement learning
recommender systems, recommendation systems
time series analysis, time series forecasting
predictive modeling, predictive analytics
feature engineering
feature stores, feature store
model training
model deployment
MLOps
model monitoring, data drift, concept drift
experiment tracking
statistics, statistical analysis, statistical methods, statistical modeling | de Statistik | es estadística | fr statistiques
regression analysis
hypothesis testing
Bayesian statistics
experimental design, design of experiments
econometrics
optimization algorithms
computer graphics
image processing
signal processing
robotics | de Robotik | es robótica
Internet of Things, IoT | de Internet der Dinge
blockchain
augmented reality
virtual reality
quantum computing
computer science | de Informatik | es informática | fr informatique | nl informatica
information technology, =IT | de Informationstechnologie, Informationstechnik, =EDV | es tecnologías de la información | fr technologies de l'information
information systems
business informatics | de Wirtschaftsinformatik
computer engineering
computer architecture
operating systems | de Betriebssysteme | es sistemas operativos | fr systèmes d'exploitation
compilers
information architecture
digital transformation | de digitale Transformation, Digitalisierung | es transformación digital | fr transformation numérique, transformation digitale
process automation, robotic process automation, RPA
low-code, no-code
e-commerce, ecommerce, electronic commerce | de E-Commerce, Onlinehandel | es comercio electrónico | fr commerce électronique
ERP, enterprise resource planning, ERP systems, ERP system | de ERP-Systeme, ERP-System
CRM, customer relationship management, CRM systems, CRM software | de CRM-Systeme
content management systems, =CMS, content management system | de Content-Management-Systeme
document management system, =DMS
geographic information systems, GIS
fintech, financial technology
web accessibility, WCAG, Section 508
responsive design, responsive web design
cross-browser compatibility
DOM, virtual DOM
server-side rendering
web servers
web technologies | de Webtechnologien
front-end frameworks
search engines
requirements engineering, requirements analysis, requirements gathering | de Anforderungsanalyse, Anforderungsmanagement | es análisis de requisitos
business analysis | de Geschäftsanalyse
process modeling, BPMN, business process modeling
=UML, Unified Modeling Language
technical documentation | de technische Dokumentation | es documentación técnica | fr documentation technique
technical writing
Agile, agile methodologies, agile development, agile methods, agile methodology, agile software development, agile environment, agile practices, agile working | de agile Methoden, agile Softwareentwicklung | es metodologías ágiles | fr méthodes agiles, méthode agile
Scrum, Scrum methodology
Kanban
=SAFe, Scaled Agile Framework
Waterfall methodology
Lean startup
design thinking
user stories
backlog management, product backlog, backlog grooming
[title]
software engineer, software developer, programmer, software development engineer | de Softwareentwickler, Softwareentwicklerin, Programmierer | es desarrollador de software, ingeniero de software, programador | fr développeur, développeuse, ingénieur logiciel | nl softwareontwikkelaar
front-end developer, frontend engineer, front-end engineer
back-end developer, backend engineer
full-stack developer, full stack engineer
web developer | de Webentwickler | es desarrollador web | fr développeur web
mobile developer, iOS developer, Android developer
DevOps engineer
site reliability engineer
cloud architect
solution architect, solutions architect
data scientist
data analyst | de Datenanalyst | es analista de datos | fr analyste de données
data engineer
machine learning engineer
database administrator
database architect
system administrator, systems administrator | de Systemadministrator | es administrador de sistemas | fr administrateur système
network engineer, network administrator
security engineer, security analyst
QA engineer, test engineer, software tester
product owner
scrum master
business analyst
IT project manager
IT support specialist, help desk technician, support technician
technical writer
UX researcher
embedded engineer
game developer
CTO, chief technology officer
CIO, chief information officer
[certificate]
AWS Certified Solutions Architect, AWS certification, AWS certified, AWS Certified Developer
Certified Kubernetes Administrator, CKA, CKAD
Microsoft Certified, Microsoft certification, Azure certification
MCSA
MCSE
MCDBA, Microsoft Certified Database Administrator
CCNA, Cisco Certified Network Associate
CCNP, Cisco Certified Network Professional
CCIE
CompTIA A+, =A+
CompTIA Security+, Security+
CompTIA Network+, Network+
CISSP, Certified Information Systems Security Professional
CISM, Certified Information Security Manager
CISA, Certified Information Systems Auditor
CEH, Certified Ethical Hacker
OSCP
CRISC
ITIL Foundation, ITIL certification
Certified ScrumMaster, =CSM, Certified Scrum Master
Professional Scrum Master, =PSM
Certified Scrum Product Owner, CSPO
ISTQB, ISTQB certified
TOGAF
Oracle Certified Professional, =OCP
Oracle Certified Associate
RHCE, Red Hat Certified Engineer
RHCSA
Salesforce Certified Administrator, Salesforce certification
Google Cloud certified
SAP certification
Six Sigma Green Belt, Green Belt
Six Sigma Black Belt, Black Belt
ITIL Expert
`;
